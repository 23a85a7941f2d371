import { makeObservable, observable, runInAction } from 'mobx';
import { loginCalls } from '@/contract/login';
import { refusalName } from '@/model/form';
import { Field } from '@/model/field';
import { problemOf } from '@/model/submission';
import { call, CallFailure } from '@/request';

/** The picture that is to be read before a phone gets another code. */
export class PictureCode {
  /** A data URL; '' while none is asked for. */
  image = '';
  /** What the person reads in it. */
  readonly field = new Field('');
  private id = '';
  private phone = '';

  constructor() {
    makeObservable(this, { image: observable });
  }

  /** False: no picture came. */
  open(phone: string): Promise<boolean> {
    this.phone = phone;
    return this.another();
  }

  /** Where another one does not come, the one on view stays. */
  async another(): Promise<boolean> {
    try {
      const { picId, image } = await call(loginCalls.generatePicVCode, { phone: this.phone });
      runInAction(() => (this.image = image));
      this.id = picId;
      this.field.put('');
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      this.field.refuse(problemOf(failure));
    }
    return this.image !== '';
  }

  /** The proof that it was read; undefined where it was not, which is said beside it. */
  async prove(): Promise<string | undefined> {
    const { phone, id: picId } = this;
    try {
      const asked = { phone, picId, picCode: this.field.value };
      return (await call(loginCalls.verifyPicVCode, asked)).picToken;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (refusalName(loginCalls.verifyPicVCode, failure) === 'pictureWrong') await this.another();
      this.field.refuse(problemOf(failure));
      return undefined;
    }
  }

  close(): void {
    runInAction(() => (this.image = ''));
    this.field.put('');
  }
}
