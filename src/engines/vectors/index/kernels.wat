;; The loops of an index over the rows of its arena. `slots` lists the rows to look at, which lie
;; `stride` bytes apart, a multiple of 32 with zeros after the last component; so does the query.
(module
  (import "arena" "memory" (memory 1))

  (func $sum32 (param $lanes v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $lanes)) (f32x4.extract_lane 1 (local.get $lanes)))
      (f32.add (f32x4.extract_lane 2 (local.get $lanes)) (f32x4.extract_lane 3 (local.get $lanes)))))

  (func $sum64 (param $lanes v128) (result f64)
    (f64.add (f64x2.extract_lane 0 (local.get $lanes)) (f64x2.extract_lane 1 (local.get $lanes))))

  ;; Dot products in single precision, one f32 per slot. Two rows go together, so that each part of
  ;; the query is loaded once for both; `count` is even.
  (func (export "products")
    (param $slots i32) (param $count i32) (param $rows i32) (param $stride i32) (param $query i32) (param $sums i32)
    (local $slots_end i32) (local $at i32) (local $row0 i32) (local $row1 i32)
    (local $low v128) (local $high v128)
    (local $low0 v128) (local $high0 v128) (local $low1 v128) (local $high1 v128)
    (local.set $slots_end (i32.add (local.get $slots) (i32.shl (local.get $count) (i32.const 2))))
    (loop $pairs
      (if (i32.lt_u (local.get $slots) (local.get $slots_end))
        (then
          (local.set $row0
            (i32.add (local.get $rows) (i32.mul (i32.load (local.get $slots)) (local.get $stride))))
          (local.set $row1
            (i32.add (local.get $rows) (i32.mul (i32.load offset=4 (local.get $slots)) (local.get $stride))))
          (local.set $low0 (v128.const i32x4 0 0 0 0))
          (local.set $high0 (v128.const i32x4 0 0 0 0))
          (local.set $low1 (v128.const i32x4 0 0 0 0))
          (local.set $high1 (v128.const i32x4 0 0 0 0))
          (local.set $at (i32.const 0))
          (loop $components
            (local.set $low (v128.load (i32.add (local.get $query) (local.get $at))))
            (local.set $high (v128.load offset=16 (i32.add (local.get $query) (local.get $at))))
            (local.set $low0
              (f32x4.add
                (local.get $low0)
                (f32x4.mul (local.get $low) (v128.load (i32.add (local.get $row0) (local.get $at))))))
            (local.set $high0
              (f32x4.add
                (local.get $high0)
                (f32x4.mul (local.get $high) (v128.load offset=16 (i32.add (local.get $row0) (local.get $at))))))
            (local.set $low1
              (f32x4.add
                (local.get $low1)
                (f32x4.mul (local.get $low) (v128.load (i32.add (local.get $row1) (local.get $at))))))
            (local.set $high1
              (f32x4.add
                (local.get $high1)
                (f32x4.mul (local.get $high) (v128.load offset=16 (i32.add (local.get $row1) (local.get $at))))))
            (local.set $at (i32.add (local.get $at) (i32.const 32)))
            (br_if $components (i32.lt_u (local.get $at) (local.get $stride))))
          (f32.store (local.get $sums)
            (call $sum32 (f32x4.add (local.get $low0) (local.get $high0))))
          (f32.store offset=4 (local.get $sums)
            (call $sum32 (f32x4.add (local.get $low1) (local.get $high1))))
          (local.set $slots (i32.add (local.get $slots) (i32.const 8)))
          (local.set $sums (i32.add (local.get $sums) (i32.const 8)))
          (br $pairs)))))

  ;; Squared distances in the same way.
  (func (export "distances")
    (param $slots i32) (param $count i32) (param $rows i32) (param $stride i32) (param $query i32) (param $sums i32)
    (local $slots_end i32) (local $at i32) (local $row0 i32) (local $row1 i32)
    (local $low v128) (local $high v128) (local $gap v128)
    (local $low0 v128) (local $high0 v128) (local $low1 v128) (local $high1 v128)
    (local.set $slots_end (i32.add (local.get $slots) (i32.shl (local.get $count) (i32.const 2))))
    (loop $pairs
      (if (i32.lt_u (local.get $slots) (local.get $slots_end))
        (then
          (local.set $row0
            (i32.add (local.get $rows) (i32.mul (i32.load (local.get $slots)) (local.get $stride))))
          (local.set $row1
            (i32.add (local.get $rows) (i32.mul (i32.load offset=4 (local.get $slots)) (local.get $stride))))
          (local.set $low0 (v128.const i32x4 0 0 0 0))
          (local.set $high0 (v128.const i32x4 0 0 0 0))
          (local.set $low1 (v128.const i32x4 0 0 0 0))
          (local.set $high1 (v128.const i32x4 0 0 0 0))
          (local.set $at (i32.const 0))
          (loop $components
            (local.set $low (v128.load (i32.add (local.get $query) (local.get $at))))
            (local.set $high (v128.load offset=16 (i32.add (local.get $query) (local.get $at))))
            (local.set $gap
              (f32x4.sub (local.get $low) (v128.load (i32.add (local.get $row0) (local.get $at)))))
            (local.set $low0
              (f32x4.add (local.get $low0) (f32x4.mul (local.get $gap) (local.get $gap))))
            (local.set $gap
              (f32x4.sub (local.get $high) (v128.load offset=16 (i32.add (local.get $row0) (local.get $at)))))
            (local.set $high0
              (f32x4.add (local.get $high0) (f32x4.mul (local.get $gap) (local.get $gap))))
            (local.set $gap
              (f32x4.sub (local.get $low) (v128.load (i32.add (local.get $row1) (local.get $at)))))
            (local.set $low1
              (f32x4.add (local.get $low1) (f32x4.mul (local.get $gap) (local.get $gap))))
            (local.set $gap
              (f32x4.sub (local.get $high) (v128.load offset=16 (i32.add (local.get $row1) (local.get $at)))))
            (local.set $high1
              (f32x4.add (local.get $high1) (f32x4.mul (local.get $gap) (local.get $gap))))
            (local.set $at (i32.add (local.get $at) (i32.const 32)))
            (br_if $components (i32.lt_u (local.get $at) (local.get $stride))))
          (f32.store (local.get $sums)
            (call $sum32 (f32x4.add (local.get $low0) (local.get $high0))))
          (f32.store offset=4 (local.get $sums)
            (call $sum32 (f32x4.add (local.get $low1) (local.get $high1))))
          (local.set $slots (i32.add (local.get $slots) (i32.const 8)))
          (local.set $sums (i32.add (local.get $sums) (i32.const 8)))
          (br $pairs)))))

  ;; Dot products in double precision, and the square of the row's norm: two f64 per slot.
  (func (export "exact_products")
    (param $slots i32) (param $count i32) (param $rows i32) (param $stride i32) (param $query i32) (param $sums i32)
    (local $slots_end i32) (local $at i32) (local $row i32) (local $left v128) (local $right v128)
    (local $sum v128) (local $square v128)
    (local.set $slots_end (i32.add (local.get $slots) (i32.shl (local.get $count) (i32.const 2))))
    (loop $each_row
      (if (i32.lt_u (local.get $slots) (local.get $slots_end))
        (then
          (local.set $row (i32.add (local.get $rows) (i32.mul (i32.load (local.get $slots)) (local.get $stride))))
          (local.set $sum (v128.const i32x4 0 0 0 0))
          (local.set $square (v128.const i32x4 0 0 0 0))
          (local.set $at (i32.const 0))
          (loop $components
            (local.set $left (f64x2.promote_low_f32x4 (v128.load64_zero (i32.add (local.get $query) (local.get $at)))))
            (local.set $right (f64x2.promote_low_f32x4 (v128.load64_zero (i32.add (local.get $row) (local.get $at)))))
            (local.set $sum (f64x2.add (local.get $sum) (f64x2.mul (local.get $left) (local.get $right))))
            (local.set $square (f64x2.add (local.get $square) (f64x2.mul (local.get $right) (local.get $right))))
            (local.set $at (i32.add (local.get $at) (i32.const 8)))
            (br_if $components (i32.lt_u (local.get $at) (local.get $stride))))
          (f64.store (local.get $sums) (call $sum64 (local.get $sum)))
          (f64.store offset=8 (local.get $sums) (call $sum64 (local.get $square)))
          (local.set $slots (i32.add (local.get $slots) (i32.const 4)))
          (local.set $sums (i32.add (local.get $sums) (i32.const 16)))
          (br $each_row)))))

  ;; Squared distances in double precision: one f64 per slot, 16 bytes apart.
  (func (export "exact_distances")
    (param $slots i32) (param $count i32) (param $rows i32) (param $stride i32) (param $query i32) (param $sums i32)
    (local $slots_end i32) (local $at i32) (local $row i32) (local $left v128) (local $right v128)
    (local $sum v128)
    (local.set $slots_end (i32.add (local.get $slots) (i32.shl (local.get $count) (i32.const 2))))
    (loop $each_row
      (if (i32.lt_u (local.get $slots) (local.get $slots_end))
        (then
          (local.set $row (i32.add (local.get $rows) (i32.mul (i32.load (local.get $slots)) (local.get $stride))))
          (local.set $sum (v128.const i32x4 0 0 0 0))
          (local.set $at (i32.const 0))
          (loop $components
            (local.set $left (f64x2.promote_low_f32x4 (v128.load64_zero (i32.add (local.get $query) (local.get $at)))))
            (local.set $right (f64x2.promote_low_f32x4 (v128.load64_zero (i32.add (local.get $row) (local.get $at)))))
            (local.set $left (f64x2.sub (local.get $left) (local.get $right)))
            (local.set $sum (f64x2.add (local.get $sum) (f64x2.mul (local.get $left) (local.get $left))))
            (local.set $at (i32.add (local.get $at) (i32.const 8)))
            (br_if $components (i32.lt_u (local.get $at) (local.get $stride))))
          (f64.store (local.get $sums) (call $sum64 (local.get $sum)))
          (local.set $slots (i32.add (local.get $slots) (i32.const 4)))
          (local.set $sums (i32.add (local.get $sums) (i32.const 16)))
          (br $each_row)))))
)
