export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '验证交易密码' });
