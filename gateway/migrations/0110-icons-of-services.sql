-- Services that stand side by side have icons of their own.
update functional_areas set icon = 'wallet' where jump_url = '/pages/loanV2/view/index' and position > 10;
update functional_areas set icon = 'exchange' where jump_url = '/pages/repay/offlineRepay';
update functional_areas set icon = 'image' where jump_url = '/pages/user/my/supplement/index';
update functional_areas set icon = 'shield' where jump_url = '/pages/bussiness/settlement/index';
update functional_areas set icon = 'user' where jump_url = '/pages/bussiness/idcardupdate/index';
update functional_areas set icon = 'mail' where jump_url = '/pages/bussiness/enterprise_mail/index';
update functional_areas set icon = 'feedback' where jump_url = '/pages/service/suggest/index';
