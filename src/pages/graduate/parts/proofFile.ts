import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { educationCalls } from '@/contract/education';
import type { EducationFileKind } from '@/domain/education/graduate';
import { Shot } from '@/features/pictures';
import { call } from '@/request';

export type FileOnFile = Response<'educationUpload'>['file'];

const UPLOADING = { loading: '正在上传...' } as const;

/** '1.2 MB', '320 KB'. */
function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** One kind of proof: on file at the gateway, or being uploaded. A failed upload keeps the file on file. */
export class ProofFile {
  readonly shot = new Shot();
  onFile: FileOnFile | undefined = undefined;

  constructor(readonly kind: EducationFileKind) {
    makeAutoObservable(this, { kind: false, shot: false });
  }

  /** A file on file needs no new picture. */
  get state(): Shot['state'] {
    return this.shot.state === 'empty' && this.onFile !== undefined ? 'ok' : this.shot.state;
  }

  /** '证书.png · 320 KB'; '' if nothing is on file. */
  get words(): string {
    return this.onFile === undefined ? '' : `${this.onFile.name} · ${sizeOf(this.onFile.bytes)}`;
  }

  keep(onFile: FileOnFile | undefined): void {
    this.onFile = onFile;
  }

  take(): Promise<boolean> {
    return this.shot.take(
      (picture) =>
        call(educationCalls.educationUpload, { kind: this.kind }, { files: [picture], ...UPLOADING }),
      ({ file }) => this.keep(file),
    );
  }
}
