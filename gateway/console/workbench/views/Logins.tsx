import { useState } from 'react';
import { usePerson } from '../core/address';
import { useAct } from '../core/act';
import { momentText } from '../core/format';
import { post } from '../core/json';
import { useLive } from '../core/live';
import { Button, Problem } from '../parts/Button';
import { Field } from '../parts/Field';
import { Form } from '../parts/Form';
import { Empty, Hint, Item, Section } from '../parts/show';

const MOST = 6;
const LINKS = { square: '财富广场的客户', token: '带着登录进来' } as const;

const ENTRIES = [
  { name: 'openId', label: '微信用户（openId）', most: 32 },
  { name: 'phone', label: '他的手机号', numeric: true, most: 11, placeholder: '留空时微信不给手机号' },
] as const;

async function save(user: Readonly<Record<'openId' | 'phone', string>>): Promise<string> {
  await post('wechat', user);
  return '已保存，下一次微信登录时生效';
}

const WechatUser = () => (
  <Section title="微信用户" note="微信开发者工具和测试容器给的授权码都代表这位用户。">
    <Form name="wechat" entries={ENTRIES} start={useLive('wechat')} action="保存微信用户" save={save}>
      <Hint>也可以用自带身份的授权码：sandbox-login-某人-1、sandbox-phone-13800000001-1。</Hint>
    </Form>
  </Section>
);

interface Link {
  readonly title: string;
  readonly phone: string;
  readonly query: string;
  readonly expiresAt: string;
}

function PartnerLinks() {
  const person = usePerson();
  const act = useAct(['phone']);
  const [phone, setPhone] = useState(person);
  const [made, setMade] = useState<readonly Link[]>([]);
  const make = (kind: keyof typeof LINKS) =>
    act.run(async () => {
      const link = await post<Omit<Link, 'title'>>(`links/${kind}`, { phone: phone.trim() });
      setMade([{ ...link, title: LINKS[kind] }, ...made].slice(0, MOST));
    });
  return (
    <Section title="合作方的链接" note="每个链接只能用一次，半小时内有效。">
      <div className="form">
        <Field label="手机号" value={phone} onChange={setPhone} numeric most={11} act={act} name="phone" />
        <div className="row">
          {(['square', 'token'] as const).map((kind) => (
            <Button key={kind} onPress={() => void make(kind)} busy={act.busy}>
              {LINKS[kind]}
            </Button>
          ))}
        </div>
        <Problem act={act} />
      </div>
      {made.length === 0 && <Empty>还没有生成链接。</Empty>}
      <ul className="list" aria-live="polite">
        {made.map(({ title, phone: of, query, expiresAt }) => (
          <Item
            key={query}
            title={
              <a href={`/${query}`} target="_blank" rel="noopener">
                {title}
              </a>
            }
            aside={of}
            hint={`${momentText(expiresAt)}前有效`}
          />
        ))}
      </ul>
    </Section>
  );
}

/** Logins without a typed code. */
export const Logins = () => (
  <div className="sections">
    <WechatUser />
    <PartnerLinks />
  </div>
);
