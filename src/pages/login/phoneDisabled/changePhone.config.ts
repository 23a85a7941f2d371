export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '更换手机号' });
