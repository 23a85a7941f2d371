/** A region with those in it; the last level has none. */
export interface RegionNode {
  readonly code: string;
  readonly name: string;
  readonly children?: readonly RegionNode[];
}

/** The region at the beginning of an address, and the text after it. */
export interface FoundRegion {
  /** From the province down to the last level; empty if not every level is known. */
  readonly codes: readonly string[];
  readonly rest: string;
}

/** Names as maps write them: '北京市朝阳区' leaves out the city that has the province's name. */
const after = (address: string, { name }: RegionNode): string | undefined =>
  address.startsWith(name) ? address.slice(name.length).trimStart() : undefined;

function find(address: string, nodes: readonly RegionNode[], above: string): FoundRegion | undefined {
  for (const node of nodes) {
    const rest = after(address, node) ?? (node.name === above ? address : undefined);
    if (rest === undefined) continue;
    const { children = [] } = node;
    if (children.length === 0) return { codes: [node.code], rest };
    const deeper = find(rest, children, node.name);
    if (deeper !== undefined) return { codes: [node.code, ...deeper.codes], rest: deeper.rest };
  }
  return undefined;
}

/** Splits an address of a map into its region and the rest; an unknown region leaves the address as it is. */
export function regionIn(address: string, regions: readonly RegionNode[]): FoundRegion {
  const trimmed = address.trim();
  return find(trimmed, regions, '') ?? { codes: [], rest: trimmed };
}

/** Names of these codes, from the province down. */
export function regionNames(codes: readonly string[], regions: readonly RegionNode[]): string {
  let level = regions;
  return codes
    .map((code) => {
      const node = level.find((one) => one.code === code);
      level = node?.children ?? [];
      return node?.name ?? '';
    })
    .filter(Boolean)
    .join(' ');
}
