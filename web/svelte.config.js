/** Component styles go to files: the page's policy allows no inline style. */
export default { compilerOptions: { css: 'external', runes: true } };
