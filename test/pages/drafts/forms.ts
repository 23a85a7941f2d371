import { checks } from '@/features/identityCheck';
import { ContactsForm } from '@/features/contacts';
import type { PageParams } from '@/navigation';
import { RaiseModel } from '@/pages/benefits/raise/index.model';
import { AddBankCardModel } from '@/pages/bussiness/bankcard/addBankcard.model';
import { EmployerMailModel } from '@/pages/bussiness/enterprise_mail/index.model';
import { EmployerMailCompanyModel } from '@/pages/bussiness/enterprise_mail/enterpriseEmailSupplement.model';
import { GraduateSupplyModel } from '@/pages/graduate/graduateSupply.model';
import { EnterpriseInfoModel } from '@/pages/login/enterpriseInfoCollect.model';
import { OfflineRepayModel } from '@/pages/repay/offlineRepay.model';
import { SuggestModel } from '@/pages/service/suggest/index.model';
import { NewPhoneModel } from '@/pages/setting/security/change_phone/changePhone.model';
import { ApplyLogoutReasonModel } from '@/pages/user/my/applyLogoutReason.model';
import { PersonEditModel } from '@/pages/user/my/personInfo/edit.model';
import type { Flow } from '@/storage/drafts';

/** What a row needs to know of the person: a loan, and a complaint that was answered. */
export interface Facts {
  readonly loanNo: string;
  readonly proposeNo: string;
}

/** An opened form: what the person types, and what the fields show. */
export interface OpenForm {
  type(): void;
  shows(): readonly unknown[];
}

interface Typed<T> {
  type(value: T): void;
  readonly value: T;
}

/** One row of fields with what is typed in each. */
const entry =
  <T>(field: Typed<T>, value: T) =>
  () => ({ field: field as Typed<unknown>, value: value as unknown });

function formOf(...entries: readonly (() => { field: Typed<unknown>; value: unknown })[]): OpenForm {
  return {
    type: () => entries.forEach((one) => one().field.type(one().value)),
    shows: () => entries.map((one) => one().field.value),
  };
}

const params = (given: Readonly<Record<string, string>>): PageParams => new Map(Object.entries(given));

async function edit(part: string): Promise<PersonEditModel> {
  const model = new PersonEditModel(params({ part }));
  await model.load();
  return model;
}

const CONTACT = { name: '孙知远', phone: '13911110001', relation: 'friend' } as const;

async function contacts(form: ContactsForm, loaded?: Promise<unknown>): Promise<OpenForm> {
  await (loaded ?? form.load());
  return {
    type: () => form.rows.set('general', 0, CONTACT),
    shows: () => form.rows.general.map(({ name, phone, relation }) => [name, phone, relation].join()),
  };
}

async function loaded<T extends { load(): Promise<unknown> }>(model: T): Promise<T> {
  await model.load();
  return model;
}

type Form = readonly [name: string, typed: readonly unknown[], open: (facts: Facts) => Promise<OpenForm>];

/**
 * Every form that is left for another page, or can be reloaded, with what it keeps, by the flow of its draft; or why the flow has none here. A new flow
 * does not compile without its line. The address of a drawing: test/pages/loanAddress.test.ts.
 */
const BY_FLOW = {
  login: 'the phone that a code was sent to: test/pages/login/phoneCode.test.ts',
  credit: [
    [
      'contacts and work of the application',
      ['教师', '样本中学'],
      async () => {
        const form = await loaded(new ContactsForm('credit'));
        return formOf(entry(form.occupation, '教师'), entry(form.company, '样本中学'));
      },
    ],
  ],
  bindCard: [
    [
      '添加银行卡',
      ['6225 8800 0000 0000 00', '13911110002'],
      async () => {
        const { card, phone } = (await loaded(new AddBankCardModel())).form.fields;
        return {
          type: () => {
            card.type('622588000000000000');
            phone.type('13911110002');
          },
          shows: () => [card.text, phone.value],
        };
      },
    ],
  ],
  loan: [
    ['contacts of a drawing', [Object.values(CONTACT).join()], () => contacts(new ContactsForm('loan'))],
  ],
  repay: 'the sum and the plan of a part: test/pages/repay/partRepay.test.ts',
  enterprise: [
    [
      'employment',
      ['云岭样本公司', '会计', '9800.50'],
      async () => {
        const { company, job, income } = (await loaded(new EnterpriseInfoModel())).form.fields;
        return formOf(entry(company, '云岭样本公司'), entry(job, '会计'), entry(income, '9800.50'));
      },
    ],
  ],
  raise: [
    [
      '提升额度',
      ['云岭样本大学', 'bachelor'],
      async () => {
        const { subject, figure } = (await loaded(new RaiseModel())).form.fields;
        return formOf(entry(subject, '云岭样本大学'), entry(figure, 'bachelor'));
      },
    ],
  ],
  offline: [
    [
      'a bank transfer',
      ['120.50', '2026-09-01'],
      async ({ loanNo }) => {
        const { amount, paidOn } = (await loaded(new OfflineRepayModel(params({ loanNo })))).form.fields;
        return formOf(entry(amount, '120.50'), entry(paidOn, '2026-09-01'));
      },
    ],
  ],
  proof: 'files, which the gateway has already',
  supplement: 'files, which the gateway has already',
  propose: [
    [
      '写反馈',
      ['cost', '利息和合同里写的不一样'],
      async () => {
        const { typeId, content } = (await loaded(new SuggestModel(params({})))).writing.form.fields;
        return formOf(entry(typeId, 'cost'), entry(content, '利息和合同里写的不一样'));
      },
    ],
    [
      '对答复不满意',
      [true, '没有回答我的问题'],
      async ({ proposeNo }) => {
        const { detail } = await loaded(new SuggestModel(params({ proposeNo })));
        if (detail === undefined) throw new Error('no detail');
        const form = formOf(entry(detail.form.fields.content, '没有回答我的问题'));
        return {
          type: () => {
            detail.begin();
            form.type();
          },
          shows: () => [detail.disagreeing, ...form.shows()],
        };
      },
    ],
  ],
  education: [
    [
      'education of a graduate',
      ['云岭样本大学', 'bachelor', 2024],
      async () => {
        const { school, level, year } = (await loaded(new GraduateSupplyModel())).form.fields;
        return formOf(
          entry(school, '云岭样本大学'),
          entry<typeof level.value>(level, 'bachelor'),
          entry<typeof year.value>(year, 2024),
        );
      },
    ],
  ],
  person: [
    [
      '个人信息, work',
      ['教师', '样本中学'],
      async () => {
        const { occupation, company } = (await edit('work')).work.fields;
        return formOf(entry(occupation, '教师'), entry(company, '样本中学'));
      },
    ],
    [
      '个人信息, home',
      ['lin@example.com', '样本省样本市样本路1号'],
      async () => {
        const { email, address } = (await edit('home')).home.fields;
        return formOf(entry(email, 'lin@example.com'), entry(address, '样本省样本市样本路1号'));
      },
    ],
    [
      '个人信息, contacts',
      [Object.values(CONTACT).join()],
      async () => {
        const { contacts: form } = await edit('contacts');
        return contacts(form, Promise.resolve());
      },
    ],
    [
      '注销原因',
      ['other', '换了别家', false],
      async () => {
        const { reason, note, understood } = (await loaded(new ApplyLogoutReasonModel())).form.fields;
        const form = formOf(entry<typeof reason.value>(reason, 'other'), entry(note, '换了别家'));
        // That the person has understood is a consent: it is never kept.
        return { type: form.type, shows: () => [...form.shows(), understood.value] };
      },
    ],
    [
      'the new phone',
      ['13911110003'],
      async () => {
        checks.put('changePhone', 'passed');
        const { phone } = (await loaded(new NewPhoneModel())).form.fields;
        return formOf(entry(phone, '13911110003'));
      },
    ],
  ],
  employerMail: [
    [
      "the employer's mailbox",
      ['fang@example.com'],
      async () => {
        const { email } = (await loaded(new EmployerMailModel())).form.fields;
        return formOf(entry(email, 'fang@example.com'));
      },
    ],
    [
      "the employer's company",
      ['云岭样本公司', '会计'],
      async () => {
        const { company, job } = (await loaded(new EmployerMailCompanyModel())).form.fields;
        return formOf(entry(company, '云岭样本公司'), entry(job, '会计'));
      },
    ],
  ],
  face: 'nothing is typed',
  recovery: 'keys, and the phone that a code was sent to, of a person who is not logged in',
} satisfies Readonly<Record<Flow, readonly Form[] | string>>;

export const FORMS = Object.values<readonly Form[] | string>(BY_FLOW).flatMap((forms) =>
  typeof forms === 'string' ? [] : forms,
);
