import { groupPhone } from '@/domain/person/phone';
import { Card } from '../Card';
import { Row, Rows } from '../Row';

interface TwoAccountsProps {
  /** Masked phone of the person who is logged in. */
  readonly here: string;
  /** Masked phone of the person whom a link would log in. */
  readonly offered: string;
}

/** The two accounts that a link asks a person to choose between. */
export function TwoAccounts({ here, offered }: TwoAccountsProps) {
  return (
    <Card>
      <Rows>
        <Row label="现在登录的账户" value={groupPhone(here)} strong />
        <Row label="链接带来的账户" value={groupPhone(offered)} strong />
      </Rows>
    </Card>
  );
}
