import { makeObservable, observable, runInAction } from 'mobx';
import { loginCalls } from '@/contract/login';
import { refusalName } from '@/model/form';
import { Field } from '@/model/field';
import { problemOf } from '@/model/submission';
import { call, CallFailure } from '@/request';

/** The picture to be read before a phone gets another code. */
export class PictureCode {
  /** A data URL; '' while no picture is shown. */
  image = '';
  /** The characters that the person reads in the picture. */
  readonly field = new Field('');
  private id = '';
  private phone = '';

  constructor() {
    makeObservable(this, { image: observable });
  }

  /** Shows a picture for this phone. False: the picture could not be loaded. */
  open(phone: string): Promise<boolean> {
    this.phone = phone;
    return this.another();
  }

  /** Loads another picture; if that fails, the current one stays. */
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

  /** The token for a correct answer; undefined if the answer is wrong; the field shows that. */
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
