/** How MDN's data names the browsers of browserslist. */
const BROWSERS = { chrome: 'chrome_android', ios: 'safari_ios' };

function isUpTo(version, oldest) {
  const [major = 0, minor = 0] = version.replace(/^≤/, '').split('.').map(Number);
  const [mostMajor = 0, mostMinor = 0] = oldest.split('.').map(Number);
  return major < mostMajor || (major === mostMajor && minor <= mostMinor);
}

/** Whether one statement of the data says that the browser of this version has it under its own name and by default. */
function says({ version_added: added, version_removed: removed, ...limits }, oldest) {
  if (limits.flags || limits.prefix || limits.alternative_name) return false;
  if (typeof added !== 'string' || added === 'preview' || !isUpTo(added, oldest)) return false;
  return typeof removed !== 'string' || !isUpTo(removed, oldest);
}

/** The features of the browsers of `browserslist` ('chrome >= 70', …), by MDN's data. */
export function createSupport({ api, javascript: { builtins } }, browserslist) {
  /** The browsers that lack this entry of the data, in words; empty if none does. */
  const lackers = ({ __compat: { support } }) =>
    browserslist
      .map((line) => line.split(/ >= /))
      .filter(([name, oldest]) => ![support[BROWSERS[name]]].flat().some((told) => says(told, oldest)))
      .map(([name, oldest]) => `${name} ${oldest}`)
      .join(' and ');

  /** The browsers that lack it under all of these names; a name that is not in the data counts as supported. */
  function lackersOf(entries) {
    const known = entries.filter((entry) => entry?.__compat);
    return known.some((entry) => lackers(entry) === '') || known.length === 0 ? '' : lackers(known[0]);
  }

  return {
    /** For a member of a value whose type has these names: the type's own name and those of the types that it extends. */
    ofMember(family, member) {
      const owners = [...family].flatMap((name) => [api[name], builtins[name]]);
      return lackersOf(owners.flatMap((owner) => [owner?.[member], owner?.[`${member}_static`]]));
    },
    ofGlobal: (name) => lackersOf([api[name], builtins[name], api[`${name}_static`], api.Window[name]]),
  };
}
