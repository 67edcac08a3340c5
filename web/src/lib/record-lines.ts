/** The lines of a record, trimmed. Only a line feed ends one: the JSON of a header may hold U+2028 and its like, at which
    `^`, `$` and `.` of a regular expression stop. */
export const recordLines = (text: string): string[] => text.split('\n').map((line) => line.trim());
