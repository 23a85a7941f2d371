import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { creditCalls } from '@/contract/credit';
import { readQuery } from '@/domain/address/query';
import { currentNode, EMPTY_CONFIGURATION_TEXT, flowProgress, nextNode } from '@/domain/credit/creditSteps';
import { go, PageMoves, routeAt, routes, type RouteKey } from '@/navigation';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';

export type CreditNode = Response<'queryCreditConf'>['creditGrantingProcess'][number];

/** Names of the nodes that the spec and the gateway know; any other node takes the title of its page. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['ocr', '身份证识别'],
  ['face', '人脸识别'],
  ['contact', '联系人信息'],
  ['partner', '工作信息核实'],
  ['bankCard', '绑定银行卡'],
  ['password', '交易密码'],
]);
const UNKNOWN_STEP = '这一步暂时打不开，请更新后再试';

const pageOf = ({ pageRoute }: CreditNode): RouteKey | undefined => routeAt(pageRoute.split('?', 1)[0] ?? '');

const nameOf = (node: CreditNode): string => {
  const page = pageOf(node);
  return NAMES.get(node.pageName) ?? (page === undefined ? node.pageName : routes[page].title);
};

/**
 * The credit flow as seen from one of its pages: progress and next step (spec §3 Credit configuration, §4 Credit steps). `pages`: the pages
 * that this step may be configured with, its own page first; empty on the front page.
 */
export class CreditFlow {
  nodes: readonly CreditNode[] = [];
  private readonly moves = new PageMoves();

  constructor(private readonly pages: readonly RouteKey[] = []) {
    makeObservable(this, { nodes: observable.ref, current: computed, here: computed });
  }

  /** Rejects with CallFailure, for the page's Resource. An empty configuration shows a toast (spec §8). */
  async load(): Promise<void> {
    const nodes = await fetchNodes();
    if (nodes.length === 0) feedback.toast(EMPTY_CONFIGURATION_TEXT);
    runInAction(() => {
      this.nodes = nodes;
    });
  }

  /** The first incomplete node; undefined when the flow can be submitted. */
  get current(): CreditNode | undefined {
    return currentNode(this.nodes);
  }

  /** The node of this page. */
  get here(): CreditNode | undefined {
    return this.find(this.nodes);
  }

  /** This page's step is complete. */
  get hereDone(): boolean {
    return this.here?.pageComplete === 'Y';
  }

  /** Number of complete steps. */
  get done(): number {
    return this.nodes.filter(({ pageComplete }) => pageComplete === 'Y').length;
  }

  get names(): { readonly key: string; readonly name: string }[] {
    return this.nodes.map((node) => ({ key: node.pageName, name: nameOf(node) }));
  }

  /** Index of this page's step, on the front page of the current step; the number of steps when all are done. */
  get place(): number {
    const node = this.here ?? this.current;
    return node === undefined ? this.nodes.length : this.nodes.indexOf(node);
  }

  /** Spec §3 processPercent: 0 to 100. At the first step nothing is done yet, even if the server counts otherwise. */
  get percent(): number {
    const { here } = this;
    if (this.place === 0) return 0;
    return flowProgress(here === undefined ? this.nodes : [{ ...here, pageComplete: 'N' }]).percent;
  }

  /** Opens the first incomplete step; the front page stays below it. */
  async resume(): Promise<void> {
    const { current } = this;
    if (current) await open(current, go);
  }

  /**
   * If nothing is done yet, or the review asks for a supplement, opens that step instead of the front page. False: the front page has
   * something to show first.
   */
  async begin(): Promise<boolean> {
    const { current, done } = this;
    const page = current && pageOf(current);
    if (current === undefined || page === undefined) return false;
    if (done > 0 && page !== 'supplementary') return false;
    await open(current, this.moves.replace);
    return true;
  }

  /**
   * This step is done: replaces it by the next incomplete one. After the last step, or if the nodes cannot be loaded, returns to the front
   * page, which shows the next action. Call it while the page's button is busy or its skeleton is shown: it shows no loading sign.
   */
  async advance(): Promise<void> {
    const nodes = await fetchNodes().catch(() => []);
    const next = nextNode(nodes, this.find(nodes)?.pageName ?? '');
    if (next === undefined) await this.moves.returnTo('creditFront');
    else await open(next, this.moves.replace);
  }

  private find(nodes: readonly CreditNode[]): CreditNode | undefined {
    return this.pages.flatMap((page) => nodes.filter((node) => pageOf(node) === page))[0];
  }
}

async function fetchNodes(): Promise<readonly CreditNode[]> {
  // Spec §7 names the field but not its values. We read it as: does the person have credit already (spec §3 userInfo)?
  const creditFlag = session.userInfo?.isCredit ?? 'N';
  const request = { publish: 'H5', step: 'appl', creditFlag } as const;
  const answer = await call(creditCalls.queryCreditConf, request);
  return answer.creditGrantingProcess;
}

async function open(node: CreditNode, move: typeof go): Promise<void> {
  const page = pageOf(node);
  if (page === undefined) return feedback.toast(UNKNOWN_STEP);
  await move(page, readQuery(node.pageRoute.split('?')[1] ?? ''));
}
