-- A cart with alcohol is bought by whoever declares to be of age; its order keeps that (B-14).
ALTER TABLE carts ADD COLUMN adult_declared boolean NOT NULL DEFAULT false;
ALTER TABLE orders ADD COLUMN adult_declared boolean NOT NULL DEFAULT false;
