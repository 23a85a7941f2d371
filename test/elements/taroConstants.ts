/** What a build of Taro defines (none of it is asked for): its packages are loaded here without one. Import it before them. */
const NAMES = [
  'ENABLE_INNER_HTML',
  'ENABLE_ADJACENT_HTML',
  'ENABLE_CLONE_NODE',
  'ENABLE_CONTAINS',
  'ENABLE_MUTATION_OBSERVER',
  'ENABLE_SIZE_APIS',
  'ENABLE_TEMPLATE_CONTENT',
];
for (const name of NAMES) Object.assign(globalThis, { [name]: false });

export {};
