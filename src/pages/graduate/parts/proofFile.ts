import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import type { EducationFileKind } from '@/domain/education/graduate';
import { preview } from '@/platform/preview';
import { CallFailure, upload } from '@/request';
import { pickPicture, type PictureSource } from '@/stores/forms/pictures';

export type FileOnFile = Response<'educationUpload'>['file'];

/** '1.2 MB', '320 KB'. */
function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** One kind of proof: on file with the gateway, or being uploaded. A failed upload leaves what is on file. */
export class ProofFile {
  onFile: FileOnFile | undefined = undefined;
  sending = false;
  /** Where the picture just taken can be shown. */
  picture = '';
  error = '';

  constructor(readonly kind: EducationFileKind) {
    makeAutoObservable(this, { kind: false });
  }

  get state(): 'empty' | 'reading' | 'ok' | 'error' {
    if (this.sending) return 'reading';
    if (this.error !== '') return 'error';
    return this.onFile === undefined ? 'empty' : 'ok';
  }

  /** '证书.png · 320 KB'; '' where nothing is on file. */
  get words(): string {
    return this.onFile === undefined ? '' : `${this.onFile.name} · ${sizeOf(this.onFile.bytes)}`;
  }

  keep(onFile: FileOnFile | undefined): void {
    this.onFile = onFile;
  }

  /** Asks for a picture and uploads it. True: it is on file now. */
  async take(from: PictureSource): Promise<boolean> {
    if (this.sending) return false;
    const picked = await pickPicture(from);
    if (picked.kind === 'nothing') return false;
    if (picked.kind === 'fault') {
      this.fail(picked.message);
      return false;
    }
    this.begin();
    try {
      const { file } = await upload('educationUpload', { kind: this.kind }, [picked.file], {
        toast: false,
        loading: '正在上传...',
      });
      this.show(file, preview.show(picked.file.source));
      return true;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      this.fail(failure.message);
      return false;
    } finally {
      runInAction(() => {
        this.sending = false;
      });
    }
  }

  dispose(): void {
    preview.release(this.picture);
    this.picture = '';
  }

  private begin(): void {
    this.sending = true;
    this.error = '';
  }

  private show(file: FileOnFile, picture: string): void {
    preview.release(this.picture);
    this.picture = picture;
    this.onFile = file;
  }

  private fail(message: string): void {
    this.error = message;
  }
}
