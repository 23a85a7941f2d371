export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '更换结果' });
