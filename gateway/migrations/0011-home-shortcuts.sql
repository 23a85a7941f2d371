-- Home leads to what a person looks for and finds nowhere else on it: what is to be repaid is its one task, and the settings are in 我的.
update functional_areas set position = 100 + position where position in (1, 2, 3, 12, 23);
update functional_areas set position = 1, on_home = true where position = 112; -- 优惠券
update functional_areas set position = 2, on_home = true where position = 123; -- 结清证明
update functional_areas set position = 3 where position = 102; -- 借还记录
update functional_areas set position = 12, on_home = false where position = 101; -- 银行卡
update functional_areas set position = 15, on_home = false where position = 103; -- 还款
