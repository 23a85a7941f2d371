import { makeAutoObservable } from 'mobx';
import { connection as device } from '@/platform/connection';

/** Whether the phone has no network: each page with our own bar then says so in one line. */
class Connection {
  offline = false;

  constructor() {
    makeAutoObservable(this);
  }

  /** Called once, at launch. */
  watch(): void {
    device.watch((offline) => this.put(offline));
  }

  private put(offline: boolean): void {
    this.offline = offline;
  }
}

export const connection = new Connection();
