import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { Toggle } from '@/components/Toggle';
import { groupPhone } from '@/domain/person/phone';
import { liftOf } from '@/features/blocks';
import { go, titleOf, usePageModel } from '@/navigation';
import { SecurityModel, type Device } from './index.model';
import { PASSWORD, SECURITY as T, WECHAT } from './texts';

interface PartProps {
  readonly model: SecurityModel;
}

const Ways = observer(function Ways({ model }: PartProps) {
  return (
    <Card title={T.ways}>
      <Rows>
        <Row
          label={T.phone}
          note={T.phoneNote}
          value={groupPhone(model.state.value?.phone ?? '')}
          onPress={() => model.changePhone()}
        />
        <Row label={T.gone} note={T.goneNote} onPress={() => go('recoveryCard')} />
        <Row
          label={T.gesture}
          value={model.gestureSet ? T.gestureOn : T.gestureOff}
          onPress={() => go('gesture')}
        />
        {model.wechat.shown && (
          <Row
            label={WECHAT.title}
            note={WECHAT.note}
            value={model.wechat.bound ? WECHAT.bound : WECHAT.free}
            onPress={() => model.wechat.change()}
          />
        )}
        <Row label={T.consents} note={T.consentsNote} onPress={() => go('withdrawnAuth')} />
      </Rows>
    </Card>
  );
});

function TradePassword({ isSet }: { readonly isSet: boolean }) {
  return (
    <Card title={PASSWORD.title}>
      <Rows>
        {isSet ? (
          <>
            <Row label={PASSWORD.change} note={PASSWORD.changeNote} onPress={() => go('tradePassword')} />
            <Row label={PASSWORD.reset} note={PASSWORD.resetNote} onPress={() => go('resetPassword')} />
          </>
        ) : (
          <Row label={PASSWORD.setNow} note={PASSWORD.setNote} onPress={() => go('tradePassword')} />
        )}
      </Rows>
    </Card>
  );
}

const Devices = observer(function Devices({ model }: PartProps) {
  const end = (device: Device) => (
    <TextLink label={T.endOf(device.name)} onPress={() => model.end(device)}>
      {T.end}
    </TextLink>
  );
  return (
    <Card title={T.devices}>
      <Rows>
        {model.devices.map(({ device, label, note }) => (
          <Row key={device.deviceKey} label={label} note={note} end={device.here ? undefined : end(device)} />
        ))}
      </Rows>
    </Card>
  );
});

const Events = observer(function Events({ model }: PartProps) {
  const { events } = model;
  return (
    <Card title={T.events} {...(events.length === 0 ? { note: T.noEvents } : {})}>
      <Rows>
        {events.map(({ name, at }) => (
          <Row key={`${name}${at}`} label={name} value={at} />
        ))}
        <Row icon="service" label={T.care} onPress={() => go('onlineService')} />
      </Rows>
    </Card>
  );
});

const Security = observer(function Security() {
  const model = usePageModel(SecurityModel);
  return (
    <Page
      title={titleOf('security')}
      problem={model.submission.problem}
      lift={liftOf(model.submission.failure)}
    >
      <Async resource={model.state} skeleton="rows">
        {({ frozenAt, passwordSet }) => (
          <>
            <Ways model={model} />
            <TradePassword isSet={passwordSet} />
            <Card title={T.borrowing}>
              <Toggle
                label={T.frozen}
                note={T.frozenNote}
                on={frozenAt !== null}
                onChange={(frozen) => void model.setFrozen(frozen)}
              />
            </Card>
            <Devices model={model} />
            <Events model={model} />
          </>
        )}
      </Async>
    </Page>
  );
});

export default Security;
