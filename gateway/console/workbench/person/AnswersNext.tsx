import type { Customer } from '../../api/customers';
import { useAct } from '../core/act';
import { post } from '../core/json';
import { useOptions } from '../core/options';
import { Problem } from '../parts/Button';
import { Select } from '../parts/Field';
import { Section } from '../parts/show';

interface AnswersNextProps {
  readonly phone: string;
  readonly decisions: Customer['decisions'];
}

/** What the providers will answer for this phone the next time that they are asked; each choice is saved at once. */
export function AnswersNext({ phone, decisions }: AnswersNextProps) {
  const options = useOptions();
  const act = useAct();
  const choose = (name: string, title: string, value: string) =>
    void act.run(async () => {
      await post('decisions', { phone, [name]: value });
      return `${title}已保存，下一次询问机构时生效`;
    });
  return (
    <Section title="机构下一次怎样回答">
      <div className="grid">
        {options.decisions.map(({ name, title, options: choices }) => (
          <Select
            key={name}
            label={title}
            value={decisions[name as keyof typeof decisions]}
            options={choices}
            onChange={(value) => choose(name, title, value)}
          />
        ))}
      </div>
      <Problem act={act} />
    </Section>
  );
}
