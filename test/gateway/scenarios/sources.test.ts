import { isMadeByGateway } from '../../../gateway/console/scenario/sources';

describe('what a gateway makes', () => {
  it.each(['AouYOeWbIeuLXOEpVpxXWhcl', 'Vx3k-9aQ', 'L20261116000000000001', '530102199003070008'])(
    '%s is a reference in a scenario',
    (value) => {
      expect(isMadeByGateway(value)).toBe(true);
    },
  );

  it.each(['12000.00', '2026-11-16', 'equal-instalment', 'id-card', 'XQD', '云岭样本科技有限公司'])(
    '%s stays as it is',
    (value) => {
      expect(isMadeByGateway(value)).toBe(false);
    },
  );
});
