/** Packages whose syntax is newer than our phones know: Taro compiles only our sources, and those that are named here. */
const NEWER =
  /[\\/]node_modules[\\/](valibot|query-string|filter-obj|split-on-first|decode-uri-component)[\\/]/;

export const newerSyntax = [(file: string): boolean => NEWER.test(file)];
