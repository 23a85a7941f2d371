import { routes } from '@/navigation';
import { LoginModel } from '@/pages/login/index.model';
import { textSeal } from '@/storage/textSeal';
import { host } from '../../app/host';
import { params, useStage } from '../../app/login';

const SEALED = 'sealed:';
const reversedText = (phone: string) => Promise.resolve(SEALED + reversed(phone));
const reversed = (text: string): string => [...text].reverse().join('');

/** The login page above the home page, on a phone that can encrypt a number. */
export function useCodes(first: number) {
  const stage = useStage(first);
  const opened: LoginModel[] = [];

  beforeEach(() => {
    textSeal.use({
      seal: reversedText,
      sealForServer: reversedText,
      open: (sealed) => Promise.resolve(reversed(sealed.slice(SEALED.length))),
    });
    host.reset(routes.home.path, routes.login.path);
  });
  afterEach(async () => {
    opened.splice(0).forEach((model) => model.dispose());
    await stage.bank.console.clearFaults();
  });

  function open(given?: Record<string, string>): LoginModel {
    const model = new LoginModel(params(given));
    opened.push(model);
    model.load();
    return model;
  }

  /** The page with a code sent to this phone, agreements ticked. */
  async function asked(phone: string): Promise<LoginModel> {
    const model = open();
    model.form.fields.phone.type(phone);
    await model.form.fields.code.send('sms');
    model.form.fields.agreement.of('register').type(true);
    return model;
  }

  return {
    stage,
    open,
    asked,
    codeOf: (phone: string) => stage.bank.console.codeOf(phone),
    messages: async (phone: string) => (await stage.bank.console.messages(phone)).length,
  };
}
