import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { WayKind, WayToPay } from '@/domain/repay/ways';

/** The choice among the ways to pay, on the page of one loan and on that of all. */
export class WayChoice<W extends WayToPay> {
  /** Undefined while the page proposes a way. */
  private picked: WayKind | undefined;

  constructor(
    private readonly offered: () => readonly W[],
    /** What the page proposes among the kinds that are offered. */
    private readonly proposed: (kinds: readonly WayKind[]) => WayKind | undefined,
    picked?: WayKind,
  ) {
    this.picked = picked;
    makeObservable<this, 'picked'>(this, { picked: observable, ways: computed, way: computed });
  }

  /** The one that costs least in total first. */
  get ways(): readonly W[] {
    return this.offered();
  }

  /** The picked way if it is still offered, otherwise the proposed one. */
  get way(): W | undefined {
    const find = (kind: WayKind | undefined) => this.ways.find((one) => one.kind === kind);
    return find(this.picked) ?? find(this.proposed(this.ways.map(({ kind }) => kind)));
  }

  pick(kind: WayKind): void {
    runInAction(() => {
      this.picked = kind;
    });
  }
}
