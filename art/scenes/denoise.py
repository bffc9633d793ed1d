"""denoise.py - removes the grain of a rendered picture with the neural networks of Open Image Denoise, whose trained weights
lie in weights/ (Apache License 2.0). Each is a U-Net of sixteen 3x3 convolutions over four halvings: one cleans the colours of
the surfaces, one their directions, and the third the picture with the help of both. Needs numpy and torch (Debian: python3-torch)."""
import os
import numpy as np

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights')

def weights(path):
    """The tensors of a TZA file by name, as float32 arrays. Raises ValueError where the file is none."""
    raw = open(path, 'rb').read()
    number = lambda at, size: int.from_bytes(raw[at:at + size], 'little')
    if number(0, 2) != 0x41d7 or raw[2] != 2: raise ValueError(f'{path}: not a TZA file of version 2')
    at, found = number(4, 8), {}
    count, at = number(at, 4), at + 4
    for _ in range(count):
        length, at = number(at, 2), at + 2
        name, at = raw[at:at + length].decode(), at + length
        axes, at = raw[at], at + 1
        shape = [number(at + 4 * i, 4) for i in range(axes)]
        at += 5 * axes                                                       # four bytes a dimension, then one letter each for the layout
        kind, start = {'f': np.float32, 'h': np.float16}[chr(raw[at])], number(at + 1, 8)
        at += 9
        found[name] = np.frombuffer(raw, kind, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
    return found

def unet(name, *layers):
    """Runs one network over layers of float32 (height, width, 3) with values 0 to 1; returns one such."""
    import torch
    import torch.nn.functional as f
    tensors = {key: torch.from_numpy(value.copy()) for key, value in weights(os.path.join(FOLDER, f'{name}.tza')).items()}
    plain = lambda key, x: f.conv2d(x, tensors[f'{key}.weight'], tensors[f'{key}.bias'], padding=1)
    conv = lambda key, x: f.relu(plain(key, x))
    pool = lambda x: f.max_pool2d(x, 2)
    join = lambda x, skip: torch.cat([f.interpolate(x, scale_factor=2, mode='nearest'), skip], 1)
    height, width = layers[0].shape[:2]
    stack = np.concatenate(layers, 2).transpose(2, 0, 1)
    x0 = torch.from_numpy(np.pad(stack, [(0, 0), (0, -height % 16), (0, -width % 16)], mode='symmetric').astype(np.float32))[None]
    with torch.no_grad():
        x1 = pool(conv('enc_conv1', conv('enc_conv0', x0)))
        x2 = pool(conv('enc_conv2', x1))
        x3 = pool(conv('enc_conv3', x2))
        x = conv('enc_conv5b', conv('enc_conv5a', pool(conv('enc_conv4', x3))))
        for level, skip in ((4, x3), (3, x2), (2, x1), (1, x0)):
            x = conv(f'dec_conv{level}b', conv(f'dec_conv{level}a', join(x, skip)))
        x = plain('dec_conv0', x)
    return x[0].numpy().transpose(1, 2, 0)[:height, :width].clip(0, 1)

def denoise(picture, albedo, normal):
    """picture: float32 (height, width, 3) as displayed, 0 to 1; albedo: linear, 0 to 1; normal: -1 to 1; channels red, green,
    blue. Returns the picture without its grain."""
    colour = unet('rt_alb', np.clip(albedo, 0, 1))
    facing = unet('rt_nrm', np.clip(normal, -1, 1) * .5 + .5)
    return unet('rt_ldr_calb_cnrm', np.clip(picture, 0, 1), colour, facing)
