-- How often each part of the server was found in each state on one UTC day, for the page /status.
CREATE TABLE health_days (
  part     TEXT   NOT NULL,
  day      BIGINT NOT NULL,
  ok       BIGINT NOT NULL,
  degraded BIGINT NOT NULL,
  down     BIGINT NOT NULL,
  PRIMARY KEY (part, day)
);
CREATE INDEX health_days_by_day ON health_days (day);
