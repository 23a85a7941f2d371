export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '毕业生补充资料' });
