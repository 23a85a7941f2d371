export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '额度申请' });
