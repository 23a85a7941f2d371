/**
 * Webpack loader that mends a defect of a package: what `search` finds is replaced by `by`. Where the package has come to be written in
 * another way the build ends, and says so: somebody has to look whether the mend is still needed.
 */
module.exports = function mendPackage(source) {
  const { search, by } = this.getOptions();
  if (!search.test(source))
    throw new Error(
      `${this.resourcePath} is written in another way now: look whether its mend is still needed`,
    );
  return source.replace(search, by);
};
