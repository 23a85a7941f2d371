import { Resource } from '@/model/resource';
import { copy } from '@/stores/copy';
import { addressDraft } from './addressDraft';

/** Shows the place in the draft as text, for a host without a map. */
export class OpenLocationModel {
  readonly address = new Resource(() => addressDraft.read());

  load(): Promise<void> {
    return this.address.load();
  }

  /** The whole address on one line. */
  get line(): string {
    const { region = '', detail = '' } = this.address.value ?? {};
    return `${region.replace(/ /g, '')}${detail}`;
  }

  copy(): Promise<void> {
    return copy(this.line);
  }
}
