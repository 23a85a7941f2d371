/**
 * Webpack loader that patches a defect of a package: what `search` finds is replaced by `by`. If the package's code has changed and
 * `search` finds nothing, the build fails with a message: someone has to check whether the patch is still needed.
 */
module.exports = function mendPackage(source) {
  const { search, by } = this.getOptions();
  if (!search.test(source))
    throw new Error(`${this.resourcePath} is written differently now: look whether its mend is still needed`);
  return source.replace(search, by);
};
