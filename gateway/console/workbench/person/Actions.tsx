import { useMemo, useState } from 'react';
import type { Customer } from '../../api/customers';
import { useAct } from '../core/act';
import { post } from '../core/json';
import { useOptions } from '../core/options';
import { makePerson } from '../core/people';
import { ActButton, Button, Problem } from '../parts/Button';
import { Combobox } from '../parts/Combobox';
import { Field } from '../parts/Field';

/** Makes this phone's customer into a persona again: everything known of them is erased first. */
function Become({ phone }: { readonly phone: string }) {
  const { personas } = useOptions();
  const act = useAct();
  const choices = useMemo(
    () =>
      personas.map(({ value, title, note }) => ({
        ...{ key: value, text: title, note },
        words: `${title} ${note} ${value}`.toLowerCase(),
      })),
    [personas],
  );
  return (
    <div aria-busy={act.busy}>
      <Combobox
        label="重置成哪位人物"
        placeholder={act.busy ? '正在重置…' : '重置成另一位人物，如“逾期”'}
        choices={choices}
        onPick={({ key, text }) =>
          void act.run(() =>
            makePerson(key, text, { phone, reset: true }).then(() => '已重置，原来的登录和资料都清掉了'),
          )
        }
      />
      <Problem act={act} />
    </div>
  );
}

function AskDocument({ phone }: { readonly phone: string }) {
  const act = useAct(['title']);
  const [title, setTitle] = useState('近三个月的收入证明');
  const ask = () =>
    act.run(async () => {
      await post('supplements', { phone, title });
      return '已向客户要这份资料，客户会收到消息';
    });
  return (
    <div className="row">
      <Field label="要什么资料" value={title} onChange={setTitle} most={40} act={act} name="title" />
      <Button onPress={() => void ask()} busy={act.busy}>
        向客户要
      </Button>
      <Problem act={act} />
    </div>
  );
}

const GRAY = [
  [true, '放进灰度'],
  [false, '移出灰度'],
  [null, '灰度按比例'],
] as const;

/** What a partner, the bank or the company does with this customer. */
export function Actions({ person: { phone, status } }: { readonly person: Customer }) {
  return (
    <div className="form">
      <Become phone={phone} />
      <div className="row">
        <ActButton
          work={async () => {
            await post('sessions/expire', { phone });
            return '这位客户在应用里的下一个操作会提示登录失效';
          }}
        >
          让登录失效
        </ActButton>
        {status === 'creditPass' && (
          <ActButton work={async () => (await post<{ note: string }>('raises', { phone })).note}>
            开始提额审核
          </ActButton>
        )}
        <ActButton
          work={async () => {
            await post('partner-coupons', { phone });
            return '合作方的券已发给这位客户';
          }}
        >
          发合作方的券
        </ActButton>
        <ActButton
          work={async () => {
            const { loanNo } = await post<{ loanNo: string }>('transfers', { phone });
            return `借据 ${loanNo} 的债权已转让，这位客户下次打开首页时会收到通知`;
          }}
        >
          转让债权
        </ActButton>
        {GRAY.map(([gray, text]) => (
          <ActButton
            key={text}
            work={async () => {
              await post('gray', { phone, gray });
              return '已保存，这位客户的下一个回答起生效';
            }}
          >
            {text}
          </ActButton>
        ))}
      </div>
      <AskDocument phone={phone} />
    </div>
  );
}
