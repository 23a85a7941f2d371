// First: stores read what the phone has kept as soon as they are imported.
import './ports';
import { compose } from '@/compose';
import { startLoan } from '@/features/entry/flows';
import { currentRoute, go, routes, type PageModel, type PageParams } from '@/navigation';
import { admit } from '@/navigation/guard';
import { drafts } from '@/storage/drafts';
import { session } from '@/stores/session';
import { HomeModel } from '@/pages/home/index.model';
import { LoginModel } from '@/pages/login/index.model';
import { LoanModel } from '@/pages/loanV2/view/index.model';
import { LoanFrontModel } from '@/pages/loanV2/view/loanFrontPage.model';
import { LoanSuccessModel } from '@/pages/loanV2/view/loanSucccessPage.model';
import { VerifyPasswordModel } from '@/pages/loanV2/view/verifyPasswordPage.model';
import { RepayConfirmModel } from '@/pages/repay/definerepayment.model';
import { RepayModel } from '@/pages/repay/index.model';
import { RepayResultModel } from '@/pages/repay/repayResult.model';
import { host } from './taro';

/** The pages that people of the simulation use. */
export interface Pages {
  readonly home: HomeModel;
  readonly login: LoginModel;
  readonly loan: LoanModel;
  readonly loanFront: LoanFrontModel;
  readonly verifyPassword: VerifyPasswordModel;
  readonly loanSuccess: LoanSuccessModel;
  readonly repay: RepayModel;
  readonly repayConfirm: RepayConfirmModel;
  readonly repayResult: RepayResultModel;
}

const MODELS: { readonly [K in keyof Pages]: new (params: PageParams) => Pages[K] & PageModel } = {
  home: HomeModel,
  login: LoginModel,
  loan: LoanModel,
  loanFront: LoanFrontModel,
  verifyPassword: VerifyPasswordModel,
  loanSuccess: LoanSuccessModel,
  repay: RepayModel,
  repayConfirm: RepayConfirmModel,
  repayResult: RepayResultModel,
};

const isUsed = (key: string): key is keyof Pages => key in MODELS;

/** The app in one window, on its home page: its stores, and a way to make the model of the current page. */
export function open() {
  host.reset(routes.home.path);
  compose();
  return {
    host,
    session,
    drafts,
    toHome: () => host.reset(routes.home.path),
    toRepay: () => go('repay'),
    toLoan: startLoan,
    toLogin: () => go('login'),
    /** False: the current page is a member's, and login opens instead. */
    admitted: () => admit(currentRoute()),
    /** Key of the current page, and its model, not loaded yet; undefined for a page that no one here uses. */
    view() {
      const place = currentRoute();
      if (place === undefined || !isUsed(place.key)) return undefined;
      return { key: place.key, model: new MODELS[place.key](place.params) };
    },
  };
}

export type App = ReturnType<typeof open>;
