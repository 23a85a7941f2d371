import { attributionFlagOf, productOf, type AskedProduct } from '@/domain/channel/products';
import { at } from './at';

describe('the product that a link asks for (spec §3 Loan type codes)', () => {
  it.each<[string, AskedProduct | undefined]>([
    ['productType=XQD001', { productType: 'XQD001', loanTypeCde: '' }],
    ['loanTypeCde=JDXD', { productType: '', loanTypeCde: 'JDXD' }],
    ['productType=HYD-XS-001&loanTypeCde=XQD002', { productType: 'HYD-XS-001', loanTypeCde: 'XQD002' }],
    ['productType=MOON&loanTypeCde=XQD002', { productType: '', loanTypeCde: 'XQD002' }],
    ['productType=YQDC001', { productType: 'YQDC001', loanTypeCde: '' }],
    ['productType=MOON', undefined],
    ['productType=yqdc001&loanTypeCde=', undefined],
    ['productType=%3Cscript%3E', undefined],
    ['s=ygd', undefined],
  ])('%s', (query, expected) => {
    for (const entry of [{ before: query }, { hash: `#/pages/home/index?${query}` }]) {
      const { changes } = at(entry);
      if (expected) expect(changes).toMatchObject(expected);
      else expect(Object.keys(changes)).not.toEqual(expect.arrayContaining(['productType']));
    }
  });

  it.each<[AskedProduct, string, string]>([
    [{ productType: '', loanTypeCde: '' }, 'YQDC001', 'XDQ002'],
    [{ productType: 'XQD001', loanTypeCde: '' }, 'XQD001', 'XQD001'],
    [{ productType: '', loanTypeCde: 'JDXD' }, 'JDXD', 'JDXD'],
    [{ productType: 'XQD001', loanTypeCde: 'JDXD' }, 'XQD001', 'JDXD'],
  ])('%o is %s, and is attributed to %s', (asked, product, flag) => {
    expect([productOf(asked), attributionFlagOf(asked)]).toEqual([product, flag]);
  });
});
