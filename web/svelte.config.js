/** Component styles go to files: the page's content security policy allows no inline styles. */
export default { compilerOptions: { css: 'external', runes: true } };
