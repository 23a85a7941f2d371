-- Entries in the activity zone to the landing pages for enterprise users and graduates.
update positions set items = items || '[{"activityBannerText":"企业员工专区","subtitle":"单位名单自动核实","jumpUrl":"/pages/corpIndex/index","tone":"soft"},{"activityBannerText":"毕业生专区","subtitle":"上传证明，先看清再借","jumpUrl":"/pages/graduate/index","tone":"green"}]'::jsonb
where page = '02' and template = '2' and title = '专题';
