-- Payment starts of a buyer and of the buyer's networks are counted by take_budgets, for all
-- servers together.
-- Older servers can serve after this: the check only allows two more names.
alter table verification_budgets drop constraint verification_budgets_budget_check;
alter table verification_budgets add constraint verification_budgets_budget_check check (
  budget in ('brandCodes', 'networkCodes', 'emailCodes', 'brandFailures', 'emailFailures',
    'userCoupons', 'networkCoupons', 'knownCodes', 'deviceCodes', 'devicePins', 'otherPins',
    'personPins', 'pinMails', 'buyerPayments', 'networkPayments')
);
