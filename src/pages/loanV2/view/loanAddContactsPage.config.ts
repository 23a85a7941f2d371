export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '补充联系人' });
