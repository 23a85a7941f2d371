import type { Response } from '@/contract';
import { documentCalls } from '@/contract/document';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { call } from '@/request';
import { TITLE, VERSION, WGT_VERSION } from '@/settings';
import { LICENCES } from './licences';

type AgreementFacts = Response<'agreementList'>['list'][number];

/** The company, the version, the agreements with their versions, and the licences of what the build contains. */
export class AboutModel {
  readonly name = TITLE;
  readonly version = WGT_VERSION === VERSION ? VERSION : `${VERSION}（${WGT_VERSION}）`;
  readonly licences = LICENCES;
  readonly agreements = new Resource<readonly AgreementFacts[]>(
    async () => (await call(documentCalls.agreementList, {})).list,
  );

  load(): Promise<void> {
    return this.agreements.load();
  }

  openAgreement(id: string): Promise<void> {
    return go('contractTemplate', { id });
  }
}
