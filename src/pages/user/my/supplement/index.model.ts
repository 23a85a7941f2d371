import { Resource } from '@/model/resource';
import { back, go, type PageParams } from '@/navigation';
import { OneSupplement } from './parts/one';
import { fetchSupplements, type SupplementView } from './parts/supplements';

const KEY = /^[\w-]{1,64}$/;

/** Documents asked for after credit: the list, or with `no` in the address one of them. */
export class MySupplementModel {
  /** Undefined: the list. */
  readonly one: OneSupplement | undefined;
  readonly list = new Resource<readonly SupplementView[]>(() => fetchSupplements());

  constructor(params: PageParams) {
    const no = params.get('no') ?? '';
    this.one = KEY.test(no) ? new OneSupplement(no) : undefined;
  }

  load(): Promise<void> {
    return this.one ? this.one.info.load() : this.list.load();
  }

  /** Back from the picker or another app: running uploads go on. */
  shown(): Promise<void> {
    return this.load();
  }

  dispose(): void {
    this.one?.uploads.clear();
  }

  open({ supplementNo }: SupplementView): Promise<void> {
    return go('mySupplement', { no: supplementNo });
  }

  leave(): Promise<void> {
    return back(this.one ? 'mySupplement' : 'user');
  }
}
