"""post.py - finishing: python3 post.py IN.png OUT.png [STRENGTH]. Removes single bright samples and grain, sharpens lightly,
adds a soft contrast curve and a slight vignette. Where IN-albedo0001.png and IN-normal0001.png lie beside it, grain goes by
non-local means whose strength follows the grain measured around each pixel and which never reaches across a change of
surface colour or direction."""
import os, sys
import cv2
import numpy as np

def guided(picture, albedo, normal, strength, reach=5):
    """Mean of alike neighbours, found twice: in the picture itself, then in the first result, which is calmer.
    picture, albedo, normal: float32 in 0..1, same size; reach in pixels."""
    box = lambda a, n: cv2.blur(a, (n, n))
    shift = lambda a, dx, dy: cv2.warpAffine(a, np.float32([[1, 0, dx], [0, 1, dy]]), (a.shape[1], a.shape[0]), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)
    spread = lambda a: box(((a - cv2.GaussianBlur(a, (0, 0), 1.2)) ** 2).mean(2), 13)
    work = np.sqrt(np.maximum(picture, 0))                                   # grain is more even in the square root
    variance = np.maximum(1.6 * spread(work) - .8 * spread(albedo), .3 * spread(work)) + 2e-6   # what the surface itself varies is no grain
    pilot, patch, share = work, 5, 1.0
    for _ in range(2):
        total = np.zeros_like(work); weights = np.zeros(work.shape[:2], np.float32)
        for dy in range(-reach, reach + 1):
            for dx in range(-reach, reach + 1):
                if dx * dx + dy * dy > reach * reach + 1: continue
                apart = box(((pilot - shift(pilot, dx, dy)) ** 2).mean(2), patch) - 2 * variance * (share if share == 1 else .12)
                colour = ((albedo - shift(albedo, dx, dy)) ** 2).sum(2) / .004
                facing = ((normal - shift(normal, dx, dy)) ** 2).sum(2) / .012
                w = np.exp(-np.maximum(apart, 0) / (strength * variance * share) - colour - facing - (dx * dx + dy * dy) / (2 * (reach * .6) ** 2))
                total += shift(work, dx, dy) * w[..., None]; weights += w
        pilot, patch, share = total / weights[..., None], 3, .25
    return pilot ** 2

source, target, strength = sys.argv[1], sys.argv[2], float(sys.argv[3]) if len(sys.argv) > 3 else 1.2
picture = cv2.imread(source, cv2.IMREAD_UNCHANGED)[..., :3]
picture = picture.astype(np.float32) / (65535 if picture.dtype == np.uint16 else 255)
median = cv2.medianBlur(picture, 3)
picture = np.where((np.abs(picture - median).max(2) > .11)[..., None], median, picture)
stem = os.path.splitext(source)[0]
if os.path.exists(f'{stem}-albedo0001.png'):
    read = lambda name: cv2.fastNlMeansDenoisingColored(cv2.imread(f'{stem}-{name}0001.png'), None, 16, 16, 5, 15).astype(np.float32) / 255
    picture = guided(picture, read('albedo'), read('normal'), strength)
else:
    eight = (np.clip(picture, 0, 1) * 255).astype(np.uint8)
    picture = cv2.fastNlMeansDenoisingColored(eight, None, 2.6, 3.6, 5, 17).astype(np.float32) / 255
picture = np.clip(picture + .35 * (picture - cv2.GaussianBlur(picture, (0, 0), 1.6)), 0, 1)
picture = picture * .82 + .18 * (picture * picture * (3 - 2 * picture))
height, width = picture.shape[:2]
y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
picture *= (1 - .09 * np.clip((x * x + y * y) / 2, 0, 1))[..., None]
dither = np.random.default_rng(0).normal(0, .6, picture.shape)
cv2.imwrite(target, np.clip(picture * 255 + dither, 0, 255).astype(np.uint8))
