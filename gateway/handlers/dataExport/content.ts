import { civilDateAt } from '@/domain/dates/civil';
import { toYuan } from '@/domain/money/fen';
import { maskName, maskPhone } from '@/domain/person/mask';
import type { MemberContext } from '../../context';
import { titleOf } from '../../documents/templates';
import { consentLedger } from '../../queries/consents';
import { listContacts } from '../../queries/contacts';
import { listEmployments } from '../../queries/employments';
import { registeredAt } from '../../queries/erasure';
import { findIdCard } from '../../queries/idCards';
import { listPersonalMessages } from '../../queries/personalMessages';
import { listPersonChanges, personDetails } from '../../queries/personDetails';
import { workOf } from '../user/work';
import { accountData } from './account';
import { besideMoneyData } from './besideMoney';
import { handedInData } from './handedIn';
import { moneyData } from './money';

const MOST = 1000;

/** The person's own data, as it is exported. Other people's (the contacts) are masked; card numbers show their last digits. */
export async function personalData(
  { sql, customer, now, settings }: Pick<MemberContext, 'sql' | 'customer' | 'now' | 'settings'>,
  exportNo: string,
) {
  const { id } = customer;
  const idCard = await findIdCard(sql, id);
  const registered = await registeredAt(sql, id);
  const details = await personDetails(sql, id);
  return {
    about: { exportNo, company: settings.lender, madeAt: now.toISOString() },
    person: {
      name: customer.name,
      idNo: customer.id_no,
      phone: customer.phone,
      registeredOn: registered === undefined ? '' : civilDateAt(registered.getTime()),
      ...(await workOf(sql, customer)),
      ...details,
      idCard: idCard && {
        authority: idCard.authority ?? '',
        validFrom: idCard.valid_from ?? '',
        validTo: idCard.valid_to ?? '',
      },
    },
    contacts: (await listContacts(sql, id)).map(({ kind, name, phone, relation }) => ({
      kind,
      name: maskName(name),
      phone: maskPhone(phone),
      relation,
    })),
    employments: (await listEmployments(sql, id)).map((row) => ({
      company: row.company,
      job: row.job,
      monthlyIncome: toYuan(row.monthly_income),
      submittedAt: row.submitted_at.toISOString(),
    })),
    ...(await handedInData(sql, id)),
    ...(await moneyData(sql, id)),
    ...(await besideMoneyData(sql, id, civilDateAt(now.getTime()))),
    ...(await accountData(sql, id, MOST)),
    consents: (await consentLedger(sql, id, MOST)).map((row) => ({
      title: titleOf(row.template_id),
      version: row.version,
      scene: row.scene,
      at: row.at.toISOString(),
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    })),
    changes: (await listPersonChanges(sql, id)).map(({ field, old_value, new_value, at }) => ({
      field,
      from: old_value,
      to: new_value,
      at: at.toISOString(),
    })),
    messages: (await listPersonalMessages(sql, id, MOST)).map(({ title, summary, at }) => ({
      title,
      summary,
      at: at.toISOString(),
    })),
  };
}

export type PersonalData = Awaited<ReturnType<typeof personalData>>;
