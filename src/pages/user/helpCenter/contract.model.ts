import type { Response } from '@/contract';
import { documentCalls } from '@/contract/document';
import { helpAbout } from '@/domain/service/helpAbout';
import { Resource } from '@/model/resource';
import { go, openTarget, replace, type PageParams } from '@/navigation';
import { call } from '@/request';

const ID = /^[\w-]{1,32}$/;

export type Article = Response<'contractText'>;

/** One article of the help centre, or the text of an agreement, by its id (spec §7 contract/{id}). */
export class HelpArticleModel {
  readonly article = new Resource<Article>(() => call(documentCalls.contractText, { id: this.id }));
  /** '' if the address has no valid id. */
  readonly id: string;
  /** Opened about an error message: if it has no article, the help centre is shown. */
  private readonly elsewhere: boolean;
  /** Trace number of the failure that brought the person here. Customer service gets it if the article does not help. */
  private readonly traceNo: string | undefined;

  constructor(params: PageParams) {
    const given = params.get('id') ?? '';
    this.id = ID.test(given) ? given : (helpAbout(params.get('about') ?? '') ?? '');
    this.elsewhere = params.has('about');
    this.traceNo = params.get('traceNo');
  }

  async load(): Promise<void> {
    if (this.id !== '') await this.article.load();
    else if (this.elsewhere) await this.toCentre();
  }

  async open(target: string): Promise<void> {
    await openTarget(target);
  }

  toService(): Promise<void> {
    return go('onlineService', { traceNo: this.traceNo });
  }

  toCentre(): Promise<void> {
    return replace('helpCenter', { traceNo: this.traceNo });
  }
}
