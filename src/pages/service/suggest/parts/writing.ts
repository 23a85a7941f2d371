import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import type { ProposeKind } from '@/contract/codes';
import { MOST_PROPOSE_PICTURES, proposeCalls } from '@/contract/propose';
import { FRAUD_TYPE } from '@/domain/service/propose';
import { PictureUploads } from '@/features/pictures';
import { Field } from '@/model/field';
import { Form } from '@/model/form';
import { Resource } from '@/model/resource';
import { call } from '@/request';
import { drafts } from '@/storage/drafts';
import { sealedRequestNo } from '@/storage/sealedRequest';
import { proposeDraft } from './proposeDraft';
import { contentProblem, PICTURES } from './proposals';
import { SUGGEST } from './texts';

type Type = Response<'proposeTypes'>['list'][number];

interface Start {
  readonly types: readonly Type[];
  readonly waiting: readonly string[];
}

/** A suggestion or complaint that the person is writing. The text survives a reload; the gateway keeps the pictures. */
export class Writing {
  readonly start = new Resource<Start>(async () => {
    const { list: types } = await call(proposeCalls.proposeTypes, {});
    const { waiting } = await call(proposeCalls.proposeList, {});
    await this.refill();
    return { types, waiting: waiting.map(({ fileId }) => fileId) };
  });
  readonly uploads = new PictureUploads(PICTURES);
  readonly form = new Form({
    typeId: new Field('', {
      check: (typeId) => (typeId === '' ? SUGGEST.typeMissing : ''),
      keep: (typeId) => drafts.keep('propose', { typeId }),
    }),
    content: new Field('', {
      check: contentProblem,
      keep: (content) => void proposeDraft.keep({ content }),
    }),
  });
  /** Undefined: the kind of the chosen type, or complaints. */
  private picked: ProposeKind | undefined;

  constructor(readonly traceNo: string) {
    makeAutoObservable(this, { start: false, uploads: false, form: false, traceNo: false });
    this.form.fields.typeId.put(drafts.get('propose').typeId);
  }

  get kind(): ProposeKind {
    const { typeId } = this.form.fields;
    const type = this.start.value?.types.find((one) => one.typeId === typeId.value);
    return this.picked ?? type?.kind ?? 'complaint';
  }

  get types(): readonly Type[] {
    return (this.start.value?.types ?? []).filter(({ kind }) => kind === this.kind);
  }

  /** Ids of pictures from an earlier visit. */
  get earlier(): readonly string[] {
    return (this.start.value?.waiting ?? []).filter((fileId) => !this.uploads.onFile.has(fileId));
  }

  get most(): number {
    return Math.max(this.uploads.items.length, MOST_PROPOSE_PICTURES - this.earlier.length);
  }

  pickKind(kind: ProposeKind): void {
    if (kind === this.kind) return;
    this.picked = kind;
    this.form.fields.typeId.type('');
  }

  add(): Promise<void> {
    this.uploads.say('');
    return this.uploads.add();
  }

  async dropEarlier(): Promise<void> {
    await this.form.submission.run(async () => {
      for (const fileId of this.earlier) await PICTURES.remove(fileId);
      await this.start.load();
    });
  }

  /** The number of the sent text; undefined if it was not sent. */
  async submit(): Promise<string | undefined> {
    const { uploads, form } = this;
    if (!form.check()) return undefined;
    if (uploads.running) {
      uploads.stop(SUGGEST.picturesRunning);
      return undefined;
    }
    let proposeNo: string | undefined;
    const places = form.refusalsOf(proposeCalls.proposeSave, {
      proposeTypeUnknown: 'typeId',
      proposalsUsedUp: 'form',
      proposePictureUnknown: 'form',
      proposeTextRefused: 'content',
    });
    await form.submit(async () => {
      proposeNo = await this.send();
    }, places);
    return proposeNo;
  }

  dispose(): void {
    this.uploads.clear();
  }

  private async send(): Promise<string> {
    const { typeId, content } = this.form.fields;
    const fileIds = [...this.earlier, ...this.uploads.onFile];
    // A retry of the same text has the same number, so it is sent in only once.
    const subject = [typeId.value, content.value].join('|').slice(0, 200);
    const said = {
      content: content.value,
      fileIds,
      traceNo: this.traceNo,
      requestNo: await sealedRequestNo('propose', subject),
    };
    const { proposeNo } =
      typeId.value === FRAUD_TYPE
        ? await call(proposeCalls.swindleSubmit, said)
        : await call(proposeCalls.proposeSave, { typeId: typeId.value, ...said });
    proposeDraft.drop();
    drafts.drop('propose');
    this.form.fields.typeId.put('');
    this.form.fields.content.put('');
    this.uploads.clear();
    return proposeNo;
  }

  private async refill(): Promise<void> {
    const kept = await proposeDraft.read();
    const { content } = this.form.fields;
    if (content.value === '') content.put(kept.content);
  }
}
