-- An answer is written in the transaction of its work. Where it finds room beside the claim, no index is touched, over
-- which serializable transactions of other calls would collide with this one.
ALTER TABLE idempotent_answers SET (fillfactor = 10);
