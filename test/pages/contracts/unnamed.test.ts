import { ContractTemplateModel } from '@/pages/contracts/temp.model';

describe('a link that names no document', () => {
  it('asks for nothing, and leaves the page to say so', async () => {
    const model = new ContractTemplateModel(new Map());
    await model.load();
    expect([model.id, model.text.state, model.text.failure]).toEqual(['', 'loading', undefined]);
  });
});
