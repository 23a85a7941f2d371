/** A node of the credit configuration, creditGrantingProcess (spec §3). */
export interface CreditNode {
  /** contact, face, … */
  readonly pageName: string;
  readonly pageComplete: 'Y' | 'N';
  readonly pageRoute: string;
  /** Share of the flow done when the person is at this node, 0 to 100; hosts send it as number or text. */
  readonly processPercent: number | string;
}

export interface FlowProgress {
  /** 0 to 100, whole. */
  readonly percent: number;
  readonly done: number;
  readonly total: number;
}

/** Spec §8: toast for an empty credit node configuration. */
export const EMPTY_CONFIGURATION_TEXT = '授信节点配置为空';

/** The node to continue with: the first incomplete one (spec §4 Credit steps); undefined when the flow can be submitted. */
export function currentNode<T extends CreditNode>(nodes: readonly T[]): T | undefined {
  return nodes.find((node) => node.pageComplete === 'N');
}

/**
 * The node after the named one, which counts as complete: the next incomplete node after it (spec §4: "after the face step
 * the next incomplete node follows"), otherwise an incomplete node before it, so that no incomplete flow is submitted.
 */
export function nextNode<T extends CreditNode>(nodes: readonly T[], after: string): T | undefined {
  const index = nodes.findIndex((node) => node.pageName === after);
  return currentNode(nodes.slice(index + 1)) ?? currentNode(nodes.slice(0, Math.max(index, 0)));
}

/** Progress of the flow: the current node's percentage, or by count if the server gives no number. */
export function flowProgress(nodes: readonly CreditNode[]): FlowProgress {
  const total = nodes.length;
  const done = nodes.filter((node) => node.pageComplete === 'Y').length;
  const current = currentNode(nodes);
  if (!current) return { percent: total === 0 ? 0 : 100, done, total };
  const given = /^(\d{1,3})(?:\.\d+)?%?$/.exec(String(current.processPercent));
  const percent = given ? Number(given[1]) : Math.floor((done * 100) / total);
  return { percent: Math.min(percent, 100), done, total };
}
